package dev.stoa.app.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EvidenceCommandsTest {

  @ParameterizedTest
  @EnumSource
  void evidenceIsCollectedOnceFoundAndCited(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String first =
        cli.run(
                "evidence",
                "collect",
                "web",
                "Caching cut latency",
                "--title",
                "On caches",
                "--json")
            .ok()
            .out();
    assertTrue(first.contains("\"is_new\":true"), first);
    String again =
        cli.run("evidence", "collect", "github", "Caching cut latency", "--debate", "d1", "--json")
            .ok()
            .out();
    assertTrue(again.contains("\"is_new\":false"), again);
    assertTrue(again.contains("\"source\":\"web\""), again);
    String hits = cli.run("evidence", "search", "cached", "--json").ok().out();
    assertTrue(hits.contains("[Caching] cut latency"), hits);
    assertEquals(
        "Nothing found.\n", cli.run("evidence", "search", "cached", "--source", "x").ok().out());
    String cited = cli.run("evidence", "cited", "d1").ok().out();
    assertTrue(cited.contains("On caches"), cited);
  }

  @ParameterizedTest
  @EnumSource
  void whatIsCitedIsKept(TestEngine engine, @TempDir Path folder) throws IOException {
    Cli cli = Cli.on(engine.migratedUrl());
    Path lines = folder.resolve("evidence.jsonl");
    Files.writeString(
        lines,
        "{\"source\":\"web\",\"snippet\":\"one\"}\n{\"source\":\"web\",\"snippet\":\"two\"}\n");
    cli.run("evidence", "collect-batch", lines.toString()).ok();
    String listed = cli.run("evidence", "list", "--json").ok().out();
    String id = listed.replaceAll("(?s).*\"evidence_id\":\"([^\"]+)\".*", "$1");
    cli.run("evidence", "cite", id, "d1", "--round", "2", "--used").ok();
    cli.run("evidence", "remove", id, "--yes")
        .failed(1, "evidence " + id + " is cited by debate d1: what is cited is kept");
    String citations = cli.run("evidence", "citations", id, "--json").ok().out();
    assertTrue(citations.contains("\"used_in_consensus\":true"), citations);
    assertEquals(
        1,
        cli.run("evidence", "expire", "--older-than", "0s", "--yes", "--json")
            .ok()
            .number("removed"));
    cli.run("evidence", "show", "none")
        .failed(1, "evidence none is unknown: list the evidence to find it");
    String assessed = cli.run("evidence", "assess", id, "one two", "--json").ok().out();
    assertTrue(assessed.contains("\"relevance\":0.3,"), assessed);
  }
}
