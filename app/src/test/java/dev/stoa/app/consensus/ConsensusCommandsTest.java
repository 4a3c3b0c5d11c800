package dev.stoa.app.consensus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConsensusCommandsTest {

  @ParameterizedTest
  @EnumSource
  void aConsensusIsRecordedDisputedAndResolved(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    Cli.Outcome recorded = record(cli, "Use a cache?");
    assertEquals("moderate", recorded.text("strength"));
    String id = recorded.text("consensus_id");
    Cli.Outcome dissent =
        cli.run(
                "consensus",
                "dissent",
                id,
                "Never",
                "--agent",
                "cat",
                "--type",
                "fundamental_disagreement",
                "--json")
            .ok();
    assertEquals("contested", shown(cli, id).text("strength"));
    String dissentId = dissent.text("dissent_id");
    cli.run("consensus", "rebut", dissentId, "because").ok();
    assertEquals("moderate", shown(cli, id).text("strength"));
    cli.run("consensus", "rebut", dissentId, "otherwise")
        .failed(
            1,
            "dissent " + dissentId + " was rebutted already with other words: a rebuttal is final");
    assertEquals(
        "overturned",
        cli.run("consensus", "resolve", id, "overturned", "--json").ok().text("truth"));
    cli.run("consensus", "resolve", id, "upheld")
        .failed(1, "consensus " + id + " was resolved already, as overturned: that is final");
    String report = cli.run("consensus", "minority-report").ok().out();
    assertTrue(report.contains("cat"), report);
    cli.run("consensus", "show", "none")
        .failed(1, "consensus none is unknown: list the consensus entries to find it");
  }

  @ParameterizedTest
  @EnumSource
  void precedentsAreFoundAndArchived(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String id = record(cli, "Use a cache for prices?").text("consensus_id");
    String similar =
        cli.run("consensus", "similar", "prices: use a cache for", "--json").ok().out();
    assertTrue(similar.contains("\"similarity\":1"), similar);
    String brief = cli.run("consensus", "brief", "a cache").ok().out();
    assertTrue(
        brief.endsWith("] Use a cache for prices?\n  Yes (consensus, today, moderate precedent)\n"),
        brief);
    String next =
        cli.run("consensus", "list", "--by", "confidence", "--limit", "1", "--json")
            .ok()
            .text("next");
    assertEquals(
        "No conclusions.\n",
        cli.run("consensus", "list", "--by", "confidence", "--after", next).ok().out());
    cli.run("consensus", "archive", id).ok();
    assertEquals("No similar conclusions.\n", cli.run("consensus", "similar", "cache").ok().out());
    cli.run("consensus", "restore", id).ok();
    Cli.Outcome replaced =
        cli.run(
                "consensus",
                "supersede",
                id,
                "d2",
                "Use a cache?",
                "No",
                "--confidence",
                "1",
                "--json")
            .ok();
    assertEquals(id, replaced.text("supersedes"));
    cli.run("consensus", "supersede", id, "d3", "t", "c", "--confidence", "1")
        .failed(
            1,
            "consensus "
                + id
                + " was superseded by "
                + replaced.text("consensus_id")
                + ": supersede that one");
    assertEquals(2, cli.run("consensus", "statistics", "--json").ok().number("live"));
  }

  @ParameterizedTest
  @EnumSource
  void proofsAreNumbered(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    for (int i = 1; i <= 2; i++) {
      cli.run("consensus", "prove", "d1", "x", "--status", "timeout", "--language", "lean4").ok();
    }
    assertEquals(2, cli.run("consensus", "proof", "d1", "--json").ok().number("sequence"));
    cli.run("consensus", "proof", "none")
        .failed(1, "debate none has no proof: list the proofs to find one");
    cli.run(
            "consensus",
            "prove",
            "d1",
            "x",
            "--status",
            "failed",
            "--language",
            "lean4",
            "--verified")
        .failed(
            2,
            "is_verified is true and proof_status is failed: only a proof that was found is"
                + " verified");
  }

  private static Cli.Outcome record(Cli cli, String topic) {
    return cli.run(
            "consensus",
            "record",
            "d1",
            topic,
            "Yes",
            "--confidence",
            "0.8",
            "--agree",
            "ada=0.9",
            "--agree",
            "bob=0.7",
            "--disagree",
            "cat=0.6",
            "--domain",
            "ops",
            "--register",
            "--json")
        .ok();
  }

  private static Cli.Outcome shown(Cli cli, String id) {
    return cli.run("consensus", "show", id, "--json").ok();
  }
}
