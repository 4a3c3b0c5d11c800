package dev.stoa.app.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class GraphCommandsTest {

  @ParameterizedTest
  @EnumSource
  void anEntityIsCreatedRelatedMergedAndFound(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("graph", "create", "Ada", "person", "--observation", "Writes programs").ok();
    cli.run("graph", "create", "Countess", "person", "--alias", "Lady L.").ok();
    cli.run("graph", "create", "London", "city").ok();
    cli.run("graph", "observe", "Lady L.", "Likes engines").ok();
    assertTrue(
        cli.run("graph", "relate", "Countess", "lives-in", "London")
            .ok()
            .out()
            .contains("lives-in"));
    cli.run("graph", "relate", "Ada", "knows", "Bob")
        .failed(1, "Entity with name Bob not found: create it first, or search for its name");
    cli.run("graph", "merge", "Countess", "Ada").ok();
    String shown = cli.run("graph", "show", "Lady L.").ok().out();
    assertTrue(shown.contains("Likes engines") && shown.contains("Writes programs"), shown);
    assertTrue(cli.run("graph", "path", "Ada", "London").ok().out().contains("lives-in"));
    assertTrue(cli.run("graph", "neighbours", "Ada").ok().out().contains("London"));
    assertTrue(cli.run("graph", "search", "engine").ok().out().contains("Ada"));
    assertTrue(cli.run("search", "engine", "--in", "entity").ok().out().contains("engines"));
    cli.run("graph", "separate", "Countess").ok();
    assertTrue(cli.run("graph", "history", "Countess").ok().out().contains("Likes engines"));
    cli.run(
            "graph",
            "retire-relation",
            "Countess",
            "lives-in",
            "London",
            "--until",
            "2020-01-01T00:00:00Z")
        .ok();
    assertEquals(
        0,
        cli.run("graph", "unrelate", "Ada", "x", "London", "--yes", "--json")
            .ok()
            .number("removed"));
    assertEquals(
        1,
        cli.run("graph", "unobserve", "Ada", "Writes programs", "--yes", "--json")
            .ok()
            .number("removed"));
    assertEquals(
        1,
        cli.run("graph", "delete", "London", "Nobody", "--yes", "--json").ok().number("removed"));
    assertTrue(cli.run("graph", "list", "--type", "person").ok().out().contains("Countess"));
    assertTrue(cli.run("graph", "read", "--tokens", "20").ok().out().contains("e1"));
    cli.run("search", "verify").ok();
  }
}
