package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;

/** The domain of a debate that was given none, by the words of its topic. */
public final class TopicDomain {

  private record Rule(String domain, Seq<String> words) {}

  private static final Seq<Rule> RULES =
      Vector.of(
          new Rule("security", Vector.of("security", "vulnerab", "auth")),
          new Rule("architecture", Vector.of("architect", "design", "structure")),
          new Rule("optimization", Vector.of("optimiz", "performance", "speed")),
          new Rule("debug", Vector.of("debug", "error", "bug")),
          new Rule("code", Vector.of("code", "implement", "function")));

  private TopicDomain() {}

  /** The first domain of which the topic has a word, else {@code general}. */
  public static Discipline of(String topic) {
    String lower = topic.toLowerCase(Locale.ROOT);
    return new Discipline(
        RULES
            .find(rule -> rule.words().exists(lower::contains))
            .map(Rule::domain)
            .getOrElse("general"));
  }
}
