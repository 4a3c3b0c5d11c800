package dev.stoa.application.operations;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How long content is kept; what is none is kept for ever.
 *
 * <p>Lessons, corrections and answered requests have limits of their own, and consensus, matches
 * and the audit trail never expire.
 *
 * @param memoryHalfLives the half-lives of its tier after which an unchanged memory is archived
 * @param patterns the age at which patterns that mostly fail are archived
 * @param critiques the age at which critiques are removed
 * @param evidence the age at which evidence that is neither cited nor reliable is removed
 * @param breakers the time after which an unused circuit breaker is removed
 * @param versions the age at which versions of rows are removed, and with them what was then
 * @param readers the age at which it is forgotten who was shown an item
 */
public record RetentionPolicy(
    Option<Double> memoryHalfLives,
    Option<Duration> patterns,
    Option<Duration> critiques,
    Option<Duration> evidence,
    Option<Duration> breakers,
    Option<Duration> versions,
    Option<Duration> readers) {

  private static final Duration QUARTER = Duration.ofDays(90);
  private static final Pattern LINE = Pattern.compile("([a-z-]+)\\s+(\\S+)");
  private static final Pattern AGE = Pattern.compile("([0-9]{1,6})([dh])");

  /** The documented limits: two half-lives, 90 days, breakers three days. */
  public static final RetentionPolicy DOCUMENTED =
      new RetentionPolicy(
          Option.some(2.0),
          Option.some(QUARTER),
          Option.some(QUARTER),
          Option.some(QUARTER),
          Option.some(Duration.ofDays(3)),
          Option.some(QUARTER),
          Option.some(QUARTER));

  /** Refuses an age out of range; the message names it. */
  public RetentionPolicy {
    memoryHalfLives.forEach(
        count -> {
          if (!(count > 0 && count <= 1_000)) {
            throw new InvalidValue(
                "memory-half-lives is " + count + ": give more than 0, at most 1000");
          }
        });
    patterns.forEach(age("patterns"));
    critiques.forEach(age("critiques"));
    evidence.forEach(age("evidence"));
    breakers.forEach(age("breakers"));
    versions.forEach(age("versions"));
    readers.forEach(age("readers"));
  }

  private static Consumer<Duration> age(String name) {
    return age -> Instants.requireAge(name, age);
  }

  /**
   * The documented limits with those that a text changes: lines of a name and a number of days
   * ({@code critiques 30d}) or hours, or {@code off}; {@code #} begins a comment.
   */
  public static RetentionPolicy parse(String text) {
    RetentionPolicy policy = DOCUMENTED;
    int number = 0;
    for (String line : text.split("\\R", -1)) {
      number++;
      String words = line.replaceFirst("#.*", "").strip();
      if (!words.isEmpty()) {
        Matcher matcher = LINE.matcher(words);
        if (!matcher.matches()) {
          throw new InvalidValue(
              "line "
                  + number
                  + " is not understood: write a name and a limit, such as"
                  + " critiques 90d");
        }
        policy = policy.with(matcher.group(1), matcher.group(2), number);
      }
    }
    return policy;
  }

  private RetentionPolicy with(String name, String limit, int line) {
    return switch (name) {
      case "memory-half-lives" -> withMemoryHalfLives(halfLives(limit, line));
      case "patterns" -> withPatterns(age(limit, line));
      case "critiques" -> withCritiques(age(limit, line));
      case "evidence" -> withEvidence(age(limit, line));
      case "breakers" -> withBreakers(age(limit, line));
      case "versions" -> withVersions(age(limit, line));
      case "readers" -> withReaders(age(limit, line));
      default ->
          throw new InvalidValue(
              "line "
                  + line
                  + ": "
                  + name
                  + " is unknown: give memory-half-lives, patterns, critiques, evidence,"
                  + " breakers, versions or readers");
    };
  }

  private static Option<Double> halfLives(String limit, int line) {
    if (limit.equals("off")) {
      return Option.none();
    }
    try {
      return Option.some(Double.valueOf(limit));
    } catch (NumberFormatException e) {
      throw new InvalidValue(
          "line " + line + ": " + limit + " is no number: give one such as 2, or off", e);
    }
  }

  private static Option<Duration> age(String limit, int line) {
    if (limit.equals("off")) {
      return Option.none();
    }
    Matcher matcher = AGE.matcher(limit);
    if (!matcher.matches()) {
      throw new InvalidValue(
          "line " + line + ": " + limit + " is no age: give days such as 90d, hours or off");
    }
    long count = Long.parseLong(matcher.group(1));
    return Option.some(
        matcher.group(2).equals("d") ? Duration.ofDays(count) : Duration.ofHours(count));
  }

  public RetentionPolicy withMemoryHalfLives(Option<Double> count) {
    return new RetentionPolicy(count, patterns, critiques, evidence, breakers, versions, readers);
  }

  public RetentionPolicy withPatterns(Option<Duration> age) {
    return new RetentionPolicy(
        memoryHalfLives, age, critiques, evidence, breakers, versions, readers);
  }

  public RetentionPolicy withCritiques(Option<Duration> age) {
    return new RetentionPolicy(
        memoryHalfLives, patterns, age, evidence, breakers, versions, readers);
  }

  public RetentionPolicy withEvidence(Option<Duration> age) {
    return new RetentionPolicy(
        memoryHalfLives, patterns, critiques, age, breakers, versions, readers);
  }

  public RetentionPolicy withBreakers(Option<Duration> age) {
    return new RetentionPolicy(
        memoryHalfLives, patterns, critiques, evidence, age, versions, readers);
  }

  public RetentionPolicy withVersions(Option<Duration> age) {
    return new RetentionPolicy(
        memoryHalfLives, patterns, critiques, evidence, breakers, age, readers);
  }

  public RetentionPolicy withReaders(Option<Duration> age) {
    return new RetentionPolicy(
        memoryHalfLives, patterns, critiques, evidence, breakers, versions, age);
  }
}
