package dev.stoa.app.correction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CorrectionCommandsTest {

  @ParameterizedTest
  @EnumSource
  void aCorrectionIsRecordedRetrievedAndSuperseded(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String[] record = {
      "correction",
      "record",
      "database_choice",
      "software_engineering",
      "Use Postgres.",
      "--rejected",
      "Use SQLite."
    };
    cli.run(record).ok();
    assertTrue(cli.run(record).ok().out().contains("Use Postgres."));
    String found = cli.run("correction", "retrieve", "Which databases?", "--json").ok().out();
    assertTrue(found.contains("\"total\":"), found);
    String id = found.replaceAll("(?s).*\"correction_id\":\\s*\"([^\"]+)\".*", "$1");
    assertTrue(
        cli.run("correction", "export")
            .ok()
            .out()
            .startsWith("{\"chosen\":\"Use Postgres.\",\"confidence\":0."),
        id);
    assertEquals(1, cli.run("correction", "export-summary", "--json").ok().number("pairs"));
    cli.run("correction", "supersede", id, "database_choice", "software_engineering", " ")
        .failed(2, "claim is blank: give a value or leave it out");
    cli.run("correction", "supersede", "none", "s", "law", "c")
        .failed(1, "correction none is unknown: list the corrections to find it");
    String next =
        cli.run("correction", "supersede", id, "database", "law", "Use both.", "--json")
            .ok()
            .text("correction_id");
    assertEquals(next, cli.run("correction", "show", id, "--json").ok().text("superseded_by"));
    assertTrue(cli.run("correction", "history", next).ok().out().contains(id));
    assertTrue(
        cli.run("correction", "check", "database", "law", "Use none.")
            .ok()
            .out()
            .contains("replace"));
    cli.run("correction", "record", "s", "law", "c", "--project", "none")
        .failed(1, "project none is unknown: create it first or leave it out");
    assertEquals(0, cli.run("correction", "prune", "--yes", "--json").ok().number("removed"));
    assertEquals(
        "save",
        cli.run(
                "correction",
                "worth",
                "--strength",
                "1",
                "--reuse",
                "1",
                "--project",
                "1",
                "--explicitness",
                "1",
                "--severity",
                "1",
                "--json")
            .ok()
            .text("verdict"));
    cli.run("correction", "withdraw", next).ok();
    assertEquals("No corrections.\n", cli.run("correction", "list").ok().out());
    assertTrue(cli.run("correction", "list", "--all-versions").ok().out().contains(next));
    cli.run("correction", "reinstate", next)
        .failed(1, next + " is not superseded: there is nothing to undo");
    assertTrue(cli.run("correction", "reinstate", id, "--json").ok().out().contains("true"));
    assertTrue(cli.run("correction", "list").ok().out().contains(id));
  }

  @ParameterizedTest
  @EnumSource
  void aCorrectionIsTrueForATime(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String march = "2020-03-01T00:00:00Z";
    String april = "2020-04-01T00:00:00Z";
    cli.run(
            "correction",
            "record",
            "lunch",
            "law",
            "At noon.",
            "--valid-from",
            march,
            "--valid-until",
            april)
        .ok();
    String then = cli.run("correction", "list", "--valid-at", march, "--json").ok().out();
    assertTrue(then.contains("\"valid_until\":\"2020-04-01T00:00:00.000000Z\""), then);
    assertEquals(
        "No corrections.\n", cli.run("correction", "list", "--valid-at", april).ok().out());
    assertTrue(
        cli.run(
                "correction",
                "retrieve",
                "When is lunch?",
                "--min-confidence",
                "0",
                "--valid-at",
                march)
            .ok()
            .out()
            .contains("At noon."));
  }
}
