"""Compares the frames of two folders of reports, and those of the scripts that pasted code comes to.

    python3 Tests/Record/frames.py OLD NEW OLD_TOOL NEW_TOOL

OLD and NEW are folders that `record.sh reports` wrote; the tools are the `live-report` of each version. Prints the scripts whose
frames differ, and how many others differ in their problems alone.
"""

import json
import pathlib
import subprocess
import sys
import tempfile


def reports(text):
    found = {}
    for line in text.splitlines():
        name, _, report = line.partition("\t")
        try:
            found[name] = json.loads(report)
        except ValueError:
            found[name] = None
    return found


def conversion(report):
    """The script that a report offers in place of pasted types: its own member, or a fix of earlier versions."""
    if "conversion" in report:
        return report["conversion"]
    fixes = [problem["fixes"] for case in report["cases"] for problem in case["problems"] if problem["severity"] == "type"]
    return next((fix[0]["replacement"] for fix in fixes if fix), None)


def frames(report):
    layouts = [case["layout"] for case in report["cases"]]
    return [[(node["name"], node["frame"]) for node in layout["nodes"]] if layout else None for layout in layouts]


def converted(found, tool):
    with tempfile.TemporaryDirectory() as folder:
        for name, report in found.items():
            script = report and conversion(report)
            if script:
                (pathlib.Path(folder) / name).write_text(script, encoding="utf-8")
        files = sorted(str(path) for path in pathlib.Path(folder).iterdir())
        text = ""
        for start in range(0, len(files), 200):
            text += subprocess.run([tool, "--names", *files[start:start + 200]], capture_output=True, check=True).stdout.decode(errors="replace")
        return reports(text)


def main():
    old, new = (reports((pathlib.Path(folder) / "reports.txt").read_text(encoding="utf-8", errors="replace")) for folder in sys.argv[1:3])
    made = converted(old, sys.argv[3]), converted(new, sys.argv[4])
    counts = {"same": 0, "other problems": 0, "other frames": [], "converted, same frames": 0, "converted, other frames": []}
    for name in sorted(set(old) & set(new)):
        if name in made[0] or name in made[1]:
            pair = [found.get(name) for found in made]
            same = None not in pair and frames(pair[0]) == frames(pair[1])
            if same:
                counts["converted, same frames"] += 1
            else:
                counts["converted, other frames"].append(name)
        elif old[name] is None or new[name] is None or frames(old[name]) != frames(new[name]):
            counts["other frames"].append(name)
        else:
            counts["same" if old[name] == new[name] else "other problems"] += 1
    for kind, found in counts.items():
        print(f"{kind}: {found if isinstance(found, int) else len(found)}")
        for name in found if isinstance(found, list) else []:
            print(f"    {name}")


if __name__ == "__main__":
    main()
