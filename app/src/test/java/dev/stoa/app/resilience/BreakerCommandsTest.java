package dev.stoa.app.resilience;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonString;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BreakerCommandsTest {

  @ParameterizedTest
  @EnumSource
  void failuresOpenABreakerAndAResetClosesIt(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("breaker", "failure", "anthropic").ok();
    cli.run("breaker", "failure", "anthropic").ok();
    Cli.Outcome opened = cli.run("breaker", "failure", "anthropic", "--json").ok();
    assertEquals("open", opened.text("state"));
    assertEquals(3, opened.number("failures"));
    String listed = cli.run("breaker", "list").ok().out();
    assertTrue(listed.contains("| anthropic | open  |        3 |                 3 |"), listed);
    assertEquals("closed", cli.run("breaker", "reset", "anthropic", "--json").ok().text("state"));
    String audited = cli.run("audit", "list").ok().out();
    assertTrue(audited.contains("resilience.breaker_reset"), audited);
  }

  @ParameterizedTest
  @EnumSource
  void aPolicyIsChangedPartByPart(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    Cli.Outcome made =
        cli.run("breaker", "configure", "search", "--failures", "1", "--cooldown", "0", "--json")
            .ok();
    assertEquals(1, made.number("failure_threshold"));
    assertEquals(2, made.number("success_threshold"));
    assertEquals("half_open", cli.run("breaker", "failure", "search", "--json").ok().text("state"));
    Cli.Outcome known =
        cli.run("breaker", "configure", "gate", "--provider", "openrouter", "--json").ok();
    assertEquals(3, known.number("success_threshold"));
    cli.run("breaker", "configure", "search", "--failures", "0")
        .failed(2, "--failures: 0 is out of range: give 1 to 10000");
    cli.run("breaker", "configure", "search", "--cooldown", "0.0001s")
        .failed(2, "cooldown PT0.0001S is too fine: give whole milliseconds");
    assertEquals(
        new JsonNumber("90.5"),
        cli.run("breaker", "configure", "search", "--cooldown", "90.5s", "--json")
            .ok()
            .member("cooldown_seconds"));
  }

  @ParameterizedTest
  @EnumSource
  void onlyAdmittedProbesCloseAHalfOpenBreaker(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    Cli.Outcome healthy = cli.run("breaker", "admit", "search", "--json").ok();
    assertEquals(new JsonBoolean(false), healthy.member("probe"));
    cli.run("breaker", "configure", "search", "--failures", "1", "--cooldown", "0").ok();
    cli.run("breaker", "configure", "search", "--probes", "2").ok();
    assertEquals("half_open", report(cli, "failure", healthy.text("lease")).text("state"));
    for (int i = 0; i < 3; i++) {
      cli.run("breaker", "success", "search").ok();
    }
    String first = probe(cli);
    String second = probe(cli);
    Cli.Outcome taken = cli.run("breaker", "admit", "search");
    assertEquals(1, taken.code());
    assertTrue(taken.err().contains("is half-open and all 2 of its probes are running"));
    assertEquals(1, report(cli, "withdraw", second).number("probes"));
    assertEquals(1, report(cli, "success", first).number("successes"));
    Cli.Outcome again = report(cli, "success", first);
    assertEquals("half_open", again.text("state"));
    assertEquals(1, again.number("successes"));
    assertEquals("closed", report(cli, "success", probe(cli)).text("state"));
    cli.run("breaker", "success", "search", "--lease", "x")
        .failed(2, "lease 'x' is not one: give the lease of breaker admit");
  }

  private static String probe(Cli cli) {
    Cli.Outcome admitted = cli.run("breaker", "admit", "search", "--json").ok();
    assertEquals(new JsonBoolean(true), admitted.member("probe"));
    return admitted.text("lease");
  }

  private static Cli.Outcome report(Cli cli, String outcome, String lease) {
    return cli.run("breaker", outcome, "search", "--lease", lease, "--json").ok();
  }

  @ParameterizedTest
  @EnumSource
  void theyAreListedPageByPage(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    assertEquals("No breakers.\n", cli.run("breaker", "list").ok().out());
    cli.run("breaker", "failure", "b").ok();
    cli.run("breaker", "failure", "a").ok();
    Cli.Outcome first = cli.run("breaker", "list", "--limit", "1", "--json").ok();
    Cli.Outcome rest = cli.run("breaker", "list", "--after", first.text("next"), "--json").ok();
    assertEquals(new JsonNull(), rest.member("next"));
    assertEquals(new JsonString("b"), rest.objects("items").single().members().get("name").get());
    assertTrue(cli.run("breaker", "list").ok().out().endsWith("No more breakers.\n"));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotThereIsRefused(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    for (String what : new String[] {"show", "reset"}) {
      cli.run("breaker", what, "x")
          .failed(1, "breaker x does not exist: list the breakers to find it");
    }
    cli.run("breaker", "show", " ")
        .failed(2, "<name>: breaker name is blank: give a value or leave it out");
  }
}
