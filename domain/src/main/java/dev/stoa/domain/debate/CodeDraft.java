package dev.stoa.domain.debate;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * Code that a debate produced, not yet stored as a version; immutable.
 *
 * @param turn the turn that produced it
 * @param quality from 0 to 1
 * @param testPassRate from 0 to 1
 * @param metrics further scores
 */
public record CodeDraft(
    String code,
    Option<DebateTurnId> turn,
    Option<String> language,
    Option<Double> quality,
    Option<Double> testPassRate,
    CanonicalJson metrics) {

  /** The longest code. */
  public static final int MAX_CODE = 4_000_000;

  /** The longest name of a language. */
  public static final int MAX_LANGUAGE = 50;

  /** Refuses values that cannot be stored; the message names the field. */
  public CodeDraft {
    PlainText.require("code", code, MAX_CODE);
    language.forEach(name -> PlainText.require("language", name, MAX_LANGUAGE));
    quality.forEach(value -> UnitRange.require("quality", value));
    testPassRate.forEach(value -> UnitRange.require("test_pass_rate", value));
    DebateJson.object("metrics", metrics);
  }

  /** Code without scores. */
  public static CodeDraft of(String code) {
    return new CodeDraft(
        code,
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        CanonicalJson.EMPTY_OBJECT);
  }

  /** Produced by a turn. */
  public CodeDraft turn(DebateTurnId id) {
    return new CodeDraft(code, Option.some(id), language, quality, testPassRate, metrics);
  }

  /** In a language. */
  public CodeDraft language(String name) {
    return new CodeDraft(code, turn, Option.some(name), quality, testPassRate, metrics);
  }

  /** With a quality from 0 to 1. */
  public CodeDraft quality(double value) {
    return new CodeDraft(code, turn, language, Option.some(value), testPassRate, metrics);
  }

  /** With the share of tests that pass, from 0 to 1. */
  public CodeDraft testPassRate(double value) {
    return new CodeDraft(code, turn, language, quality, Option.some(value), metrics);
  }

  /** With further scores. */
  public CodeDraft metrics(CanonicalJson scores) {
    return new CodeDraft(code, turn, language, quality, testPassRate, scores);
  }
}
