package dev.stoa.bootstrap.storage;

import dev.stoa.torture.ChildProcess;
import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.List;

/**
 * The classes of a workspace as other JVMs load them, written to a file once per build.
 *
 * <p>A process that reads them there starts in half the time. Only jars can be archived: where
 * modules are folders, as in {@code mvn test}, processes start without.
 */
final class ClassArchive {

  private static final Path FOLDER = Path.of("target");
  private static final List<String> OPTIONS = made();

  private ClassArchive() {}

  /** The options of a JVM that uses it; none if there is no archive. */
  static List<String> options() {
    return OPTIONS;
  }

  /** Of two processes that run tests, one makes it and the other waits. */
  private static List<String> made() {
    Path archive = FOLDER.resolve("classes.jsa").toAbsolutePath();
    try (FileChannel channel =
            FileChannel.open(
                FOLDER.resolve("classes.lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      if (lock.isValid() && !isNewest(archive)) {
        make(archive);
      }
      return isNewest(archive) ? List.of("-XX:SharedArchiveFile=" + archive) : List.of();
    } catch (IOException | InterruptedException impossible) {
      return List.of();
    }
  }

  /** It fits the jars it was made from, and no later ones. */
  private static boolean isNewest(Path archive) throws IOException {
    if (!Files.exists(archive)) {
      return false;
    }
    FileTime made = Files.getLastModifiedTime(archive);
    for (String entry : ChildProcess.classPath().split(File.pathSeparator)) {
      if (isJar(entry) && Files.getLastModifiedTime(Path.of(entry)).compareTo(made) > 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isJar(String entry) {
    return entry.endsWith(".jar");
  }

  private static void make(Path archive) throws IOException, InterruptedException {
    Path workspace = Files.createTempFile(FOLDER, "rehearsal", ".db");
    Path making = archive.resolveSibling("classes.making");
    List<String> command =
        ChildProcess.command(entry -> !isJar(entry), Rehearsal.class, workspace.toString());
    command.add(1, "-XX:ArchiveClassesAtExit=" + making);
    new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
    Files.delete(workspace);
    if (Files.exists(making)) {
      Files.move(making, archive, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
