package dev.stoa.domain.specialist;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;

/**
 * The result of an assertion to record; immutable.
 *
 * @param bonus what passing adds to the utility, from 0 to 1
 * @param penalty what failing takes from it, from 0 to 1
 * @param retries how many more attempts it took
 * @param message what it has to say; without one, an assertion of level info has nothing to reward
 * @param policy the set of assertions that it belongs to
 */
@RecordBuilder
public record AssertionDraft(
    QuerySessionId session,
    String name,
    AssertionLevel level,
    boolean passed,
    double bonus,
    double penalty,
    long retries,
    double latencyMs,
    Option<String> message,
    Option<Discipline> domain,
    Option<String> policy) {

  /** The longest name of an assertion or a policy. */
  public static final int MAX_NAME = 255;

  /** The longest message. */
  public static final int MAX_MESSAGE = 10_000;

  /** The maximum number of retries. */
  public static final int MAX_RETRIES = 1_000;

  /** Refuses invalid fields; the message names the field. */
  public AssertionDraft {
    PlainText.require("name", name, MAX_NAME);
    UnitRange.require("bonus", bonus);
    UnitRange.require("penalty", penalty);
    if (retries < 0 || retries > MAX_RETRIES) {
      throw new InvalidValue("retries " + retries + " are out of range: give 0 to " + MAX_RETRIES);
    }
    ModelRunDraft.requireLatency(latencyMs);
    message.forEach(text -> PlainText.require("message", text, MAX_MESSAGE));
    policy.forEach(text -> PlainText.require("policy", text, MAX_NAME));
  }

  /** An assertion that passed without reward; failing would cost what is usual for its level. */
  public static AssertionDraft of(String session, String name, AssertionLevel level) {
    return new AssertionDraft(
        new QuerySessionId(session),
        name,
        level,
        true,
        0,
        level.penalty(),
        0,
        0,
        Option.none(),
        Option.none(),
        Option.none());
  }

  /** It failed. */
  public AssertionDraft failed() {
    return AssertionDraftBuilder.from(this).passed(false).build();
  }

  /** Passing adds this to the utility. */
  public AssertionDraft bonus(double value) {
    return AssertionDraftBuilder.from(this).bonus(value).build();
  }

  /** Failing takes this from the utility. */
  public AssertionDraft penalty(double value) {
    return AssertionDraftBuilder.from(this).penalty(value).build();
  }

  /** It took this many more attempts. */
  public AssertionDraft retries(long value) {
    return AssertionDraftBuilder.from(this).retries(value).build();
  }

  /** It took this many milliseconds. */
  public AssertionDraft latencyMs(double value) {
    return AssertionDraftBuilder.from(this).latencyMs(value).build();
  }

  /** It has something to say. */
  public AssertionDraft message(String text) {
    return AssertionDraftBuilder.from(this).message(Option.some(text)).build();
  }

  /** About a field. */
  public AssertionDraft domain(String field) {
    return AssertionDraftBuilder.from(this).domain(Option.some(new Discipline(field))).build();
  }

  /** Of a policy. */
  public AssertionDraft policy(String value) {
    return AssertionDraftBuilder.from(this).policy(Option.some(value)).build();
  }

  /**
   * What it does to the utility: its bonus where it passed, less its penalty where it failed. One
   * of level info is rewarded only if it has something to say.
   */
  public double bonusApplied() {
    if (!passed) {
      return -penalty;
    }
    return level != AssertionLevel.INFO || message.isDefined() ? bonus : 0;
  }
}
