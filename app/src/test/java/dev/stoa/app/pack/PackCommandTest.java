package dev.stoa.app.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.EncodingType;
import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PackCommandTest {

  @ParameterizedTest
  @EnumSource
  void theTextForAPromptIsPrinted(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    assertEquals("Nothing is known about this.\n", cli.run("pack", "retries").ok().out());
    cli.run("memory", "remember", "Retry with full jitter").ok();
    String text = cli.run("pack", "how", "to", "retry", "--tokens", "300").ok().out();
    assertTrue(
        text.matches("- \\[m:\\w{6}] Retry with full jitter \\(memory, today, by words\\)\n"),
        text);
    assertEquals(300, cli.run("pack", "retry", "--tokens", "300", "--json").ok().number("budget"));
  }

  @ParameterizedTest
  @EnumSource
  void tokensAreCountedAsTheOptionSays(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("memory", "remember", "Retry with full jitter, <|endoftext|> and all").ok();
    Cli.Outcome exact = cli.run("pack", "retry", "--token-counter", "cl100k", "--json").ok();
    assertEquals(
        Encodings.newLazyEncodingRegistry()
            .getEncoding(EncodingType.CL100K_BASE)
            .countTokensOrdinary(exact.text("text")),
        exact.number("tokens"));
    assertNotEquals(
        exact.number("tokens"), cli.run("pack", "retry", "--json").ok().number("tokens"));
    cli.run("pack", "retry", "--token-counter", "words")
        .failed(2, "--token-counter: there is no counter words: give characters or cl100k");
  }

  @ParameterizedTest
  @EnumSource
  void aMistakeIsNamed(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("pack", "x", "--tokens", "0")
        .failed(2, "--tokens: 0 is out of range: give 1 to 100000");
    cli.run("pack", "x", "--in", "turn")
        .failed(
            2,
            "--in: 'turn' is unknown: give memory, note, knowledge, correction, lesson, consensus,"
                + " evidence, message, file");
    // The line is longer than 80 characters, and is broken.
    String help = cli.run("pack", "--help").ok().out().replaceAll("\\s", "");
    assertTrue(
        help.contains(
            "--in=memory|note|knowledge|correction|lesson|consensus|evidence|message|fileOnly"),
        help);
  }
}
