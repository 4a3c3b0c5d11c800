package dev.stoa.bootstrap.operations;

import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Copies or imports into a workspace, and waits to be killed in the middle. */
final class CopyingProcess {

  private CopyingProcess() {}

  /** Takes what to do, from where, to where, and the step in which to wait. */
  public static void main(String[] args) {
    TransferProgress waiting = waiting(args[3]);
    try (Stoa target = Stoa.open(args[2])) {
      if (args[0].equals("import")) {
        target.transfer().importArchive(Path.of(args[1]), waiting);
      } else {
        try (Stoa source = Stoa.open(args[1])) {
          source.transfer().copyTo(target.transfer(), waiting);
        }
      }
    }
  }

  /** Says so and waits once half of the rows of a step are done. */
  static TransferProgress waiting(String wanted) {
    return (step, done, total) -> {
      if (step.equals(wanted) && done * 2 >= total) {
        System.out.println("in the middle");
        System.out.flush();
        try {
          System.in.read();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    };
  }
}
