package dev.stoa.app.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SpecialistCommandsTest {

  private static final String UNKNOWN =
      "specialist swe is unknown: see `stoa specialist list`, or promote a model to it";

  @ParameterizedTest
  @EnumSource
  void aModelIsPromotedAndTakenBack(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("specialist", "rollback", "swe").failed(1, UNKNOWN);
    cli.run("specialist", "rollback", "swe", "--dry-run").failed(1, UNKNOWN);
    cli.run("context", "register", "swe", "8000").ok();
    cli.run("specialist", "rollback", "swe")
        .failed(1, "specialist swe has no promotion to take back: promote a model to it first");
    cli.run("specialist", "promote", "swe", "green", "--from", "blue").ok();
    assertEquals(
        "blue", cli.run("specialist", "rollback", "swe", "--dry-run", "--json").ok().text("model"));
    cli.run("specialist", "rollback", "swe").ok();
    assertEquals("No promotions to take back.\n", cli.run("specialist", "rollback-all").ok().out());
    assertTrue(cli.run("specialist", "promotions", "swe").ok().out().contains("rollback"));
    assertEquals(
        "fanout",
        cli.run(
                "specialist",
                "route",
                "--likelihood",
                "swe=0.55",
                "--likelihood",
                "math=0.45",
                "--json")
            .ok()
            .text("route"));
    assertEquals(
        "first",
        cli.run(
                "specialist",
                "arbitrate",
                "--vote",
                "logical=first",
                "--vote",
                "mathematical=first",
                "--vote",
                "cross_session=second",
                "--json")
            .ok()
            .text("verdict"));
  }

  @ParameterizedTest
  @EnumSource
  void whichModelServesIsShown(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("specialist", "show", "swe").failed(1, UNKNOWN);
    cli.run("context", "register", "law", "8000").ok();
    cli.run("specialist", "promote", "swe", "green", "--from", "blue").ok();
    cli.run("specialist", "promote", "swe", "red").ok();
    assertEquals("red", cli.run("specialist", "show", "swe", "--json").ok().text("model"));
    cli.run("specialist", "rollback", "swe").ok();
    cli.run("specialist", "rollback", "swe").ok();
    Cli.Outcome shown = cli.run("specialist", "show", "swe", "--json").ok();
    assertEquals("blue", shown.text("model"));
    assertTrue(shown.out().contains("\"event\":\"rollback\""), shown.out());
    String listed = cli.run("specialist", "list").ok().out();
    assertTrue(listed.indexOf("law") < listed.indexOf("swe"), listed);
    assertTrue(listed.contains("8000") && listed.contains("blue"), listed);
    assertEquals(
        "law",
        cli.run("specialist", "list", "--limit", "1", "--json")
            .ok()
            .out()
            .replaceAll("(?s).*?\"specialist\":\"([a-z]+)\".*", "$1"));
  }

  @ParameterizedTest
  @EnumSource
  void anAnswerIsAssertedAndWins(TestEngine engine) {
    String url = engine.migratedUrl();
    Cli cli = Cli.on(url);
    cli.run("assertion", "record", "s1", "units", "soft")
        .failed(1, "session s1 is unknown: record a query of it first");
    cli.run("query", "record", "--session", "s1", "--domain", "law", "--route", "single").ok();
    cli.run("assertion", "record", "s1", "units", "soft", "--failed").ok();
    String outcome = cli.run("assertion", "outcome", "s1", "--json").ok().out();
    assertTrue(outcome.contains("\"penalty\":0.15"), outcome);
    assertTrue(cli.run("assertion", "counts", "--name", "units").ok().out().contains("units"));
    cli.run("assertion", "list")
        .failed(2, "give --session, --name, --domain or --policy, one of them");
    cli.run("run", "record", "c1", "swe", "--query", "q1")
        .failed(1, "conversation c1 is unknown: start it before you record runs");
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      stoa.conversations().start(UserId.LOCAL, NewConversation.untitled().id("c1")).get();
    }
    cli.run("run", "record", "c1", "swe", "--query", "q1", "--confidence", "0.4").ok();
    cli.run("run", "record", "c1", "law", "--query", "q1", "--confidence", "0.9").ok();
    assertEquals(
        "law",
        cli.run("run", "settle", "q1", "--field", "general=1", "--json").ok().text("winner"));
    assertTrue(cli.run("run", "list", "--query", "q1").ok().out().contains("law"));
    assertEquals(1, cli.run("specialist", "analytics", "law", "--json").ok().number("wins"));
  }

  @ParameterizedTest
  @EnumSource
  void everyQueryAndAssertionIsInTheTrail(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("query", "record", "--session", "s1", "--route", "single", "--trace-id", "x1").ok();
    cli.run("query", "record", "--session", "s1").ok();
    String asserted =
        cli.run("assertion", "record", "s1", "units", "soft", "--failed", "--json")
            .ok()
            .text("assertion_id");
    Seq<JsonObject> entries = cli.run("audit", "list", "--json").ok().objects("items");
    assertEquals(
        Vector.of(
            "specialist.query_recorded s1 x1 {\"queries\":1,\"route\":\"single\"}",
            "specialist.query_recorded s1 null {\"queries\":2}",
            "specialist.assertion_recorded s1 null {\"assertion_id\":\""
                + asserted
                + "\",\"level\":\"soft\",\"passed\":false}"),
        entries.map(
            entry ->
                Vector.of("event_type", "session_id", "trace_id", "details")
                    .map(name -> shown(entry.members().get(name).get()))
                    .mkString(" ")));
  }

  private static String shown(JsonValue value) {
    return value instanceof JsonString text
        ? text.value()
        : value instanceof JsonNull ? "null" : CanonicalJson.of(value).text();
  }
}
