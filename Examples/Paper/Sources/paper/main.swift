import Foundation
import PlumbConsole

ignoreBrokenPipes()
exit(Tool().run(Array(CommandLine.arguments.dropFirst())))
