package dev.stoa.bootstrap.files;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.files.FileAnswer;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.FileRefused;
import dev.stoa.domain.files.MemoryFile;
import io.vavr.control.Either;

/** A process that edits one file together with others. */
public final class FileEditor {

  static final String SCOPE = "team:editors";
  static final String LOG = "/memories/log.md";
  static final String COUNTER = "/memories/counter.md";

  private FileEditor() {}

  /** The url of the workspace, the name of the editor, and how often it edits. */
  public static void main(String[] args) {
    int stale = 0;
    try (Stoa stoa = Stoa.open(args[0])) {
      for (int round = 0; round < Integer.parseInt(args[2]); round++) {
        stoa.files()
            .run(FileDesk.of(SCOPE), FileCommand.insert(LOG, 0, args[1] + " " + round))
            .get();
        while (!counted(stoa)) {
          stale++;
        }
      }
    }
    System.out.println(stale);
  }

  /** Reads, and writes only what it has read; false if another one was quicker. */
  private static boolean counted(Stoa stoa) {
    MemoryFile read = stoa.files().read(SCOPE, COUNTER).get();
    Either<FileRefused, FileAnswer> answer =
        stoa.files()
            .run(
                FileDesk.of(SCOPE).expecting(read.version()),
                FileCommand.create(COUNTER, "" + (Integer.parseInt(read.text()) + 1)));
    if (answer.isLeft() && !(answer.getLeft() instanceof FileRefused.Stale)) {
      throw new IllegalStateException(answer.getLeft().sentence());
    }
    return answer.isRight();
  }
}
