package dev.stoa.bootstrap.imports;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.ZoneId;

/** Imports into a workspace, and waits to be killed in the middle. */
final class ImportingProcess {

  private ImportingProcess() {}

  /** Takes the source and the workspace. */
  public static void main(String[] args) {
    try (Stoa stoa = Stoa.open(args[1])) {
      stoa.imports()
          .run(
              ImportRequest.of(ImportSystem.ARAGORA, args[0]).zone(ZoneId.of("UTC")),
              (step, done, total) -> {
                if (done * 2 >= total) {
                  System.out.println("in the middle");
                  System.out.flush();
                  try {
                    System.in.read();
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                }
              });
    }
  }
}
