package dev.stoa.bootstrap.operations;

import dev.stoa.bootstrap.Stoa;
import io.vavr.control.Either;
import java.util.concurrent.CountDownLatch;

/** Opens a unit of work that writes, says so, and never ends it. */
final class HoldingProcess {

  private HoldingProcess() {}

  public static void main(String[] args) {
    Stoa.open(args[0]).atomically(workspace -> hold());
  }

  private static Either<String, String> hold() {
    System.out.print("holding " + ProcessHandle.current().pid() + "\n");
    System.out.flush();
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Either.left("never");
  }
}
