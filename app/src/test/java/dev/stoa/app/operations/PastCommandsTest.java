package dev.stoa.app.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The past from the command line. */
class PastCommandsTest {

  private final Cli cli = Cli.on(TestEngine.SQLITE.migratedUrl());

  @Test
  void aListIsReadAsItWas() {
    cli.run("memory", "remember", "walnut").ok();
    String then = Instant.now().toString();
    cli.run("memory", "remember", "hazelnut").ok();
    String past = cli.run("memory", "list", "--as-of", then).ok().out();
    assertTrue(past.contains("walnut"), past);
    assertFalse(past.contains("hazelnut"), past);
    String recalled = cli.run("memory", "recall", "walnut", "--as-of", then).ok().out();
    assertTrue(recalled.contains("walnut"), recalled);
    String changes =
        cli.run("diff", "--from", then, "--to", Instant.now().toString(), "--json").ok().out();
    assertTrue(changes.contains("hazelnut"), changes);
    assertFalse(changes.contains("walnut"), changes);
  }

  @Test
  void anInstantIsGivenAndHasBeen() {
    Cli.Outcome missing = cli.run("memory", "list", "--as-of");
    assertEquals(2, missing.code(), missing.err());
    Cli.Outcome future = cli.run("memory", "list", "--as-of", "2999-01-01T00:00:00Z");
    assertEquals(1, future.code(), future.err());
    assertTrue(future.err().contains("give an instant that has been"), future.err());
  }
}
