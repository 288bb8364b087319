import Console
import Foundation

ignoreBrokenPipes()
exit(Tool().run(Array(CommandLine.arguments.dropFirst())))
