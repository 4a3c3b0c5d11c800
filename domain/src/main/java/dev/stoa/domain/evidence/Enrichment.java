package dev.stoa.domain.evidence;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.search.Keywords;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is found out about evidence from its source and its text.
 *
 * @param confidence how far it can be trusted, from 0 to 1
 * @param citations whether it refers to other works
 * @param data whether it has figures
 * @param topics what it is about, the most frequent first, at most {@link #MAX_TOPICS}
 */
public record Enrichment(
    SourceType type,
    double confidence,
    boolean citations,
    boolean code,
    boolean data,
    long words,
    Seq<String> topics) {

  /** The maximum number of topics. */
  public static final int MAX_TOPICS = 10;

  /** Text of fewer words says too little to be trusted. */
  private static final int FEW_WORDS = 20;

  /** Text of more words is trusted a little more. */
  private static final int MANY_WORDS = 500;

  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern CITATION =
      Pattern.compile("\\[\\d+]|\\bet al\\b|\\(\\p{Lu}\\p{L}+,? \\d{4}\\)");
  private static final Pattern CODE =
      Pattern.compile("```|\\b(?:def|class|function|public|import|return) [\\w.]+[ ({:;]");
  private static final Pattern DATA = Pattern.compile("\\d ?%|[$€£] ?\\d|\\|\\s*\\d");

  /** Refuses a confidence out of range and too many topics. */
  public Enrichment {
    UnitRange.require("confidence", confidence);
    if (topics.size() > MAX_TOPICS) {
      throw new InvalidValue("there are " + topics.size() + " topics: give at most " + MAX_TOPICS);
    }
  }

  /** Reads the source, the address, the metadata and the text. */
  public static Enrichment of(EvidenceDraft draft) {
    SourceType type = KnownSources.type(draft.source(), draft.url());
    boolean citations = CITATION.matcher(draft.snippet()).find();
    boolean data = DATA.matcher(draft.snippet()).find();
    long words = WORD.matcher(draft.snippet()).results().count();
    Provenance provenance = Provenance.of(draft.metadata());
    double confidence =
        0.5
            + type.confidence()
            + (provenance.peerReviewed() || provenance.doi() ? 0.1 : 0)
            + (provenance.author() ? 0.05 : 0)
            + (citations ? 0.1 : 0)
            + (data ? 0.05 : 0)
            + (words > MANY_WORDS ? 0.05 : 0)
            - (words < FEW_WORDS ? 0.1 : 0);
    return new Enrichment(
        type,
        UnitRange.clamp(confidence),
        citations,
        CODE.matcher(draft.snippet()).find(),
        data,
        words,
        topics(draft.title().map(title -> title + "\n").getOrElse("") + draft.snippet()));
  }

  private static Seq<String> topics(String text) {
    Map<String, Integer> counts = new HashMap<>();
    Matcher words = Pattern.compile("[\\p{L}\\p{N}\\p{M}]+").matcher(text.toLowerCase(Locale.ROOT));
    while (words.find()) {
      counts.merge(words.group(), 1, Integer::sum);
    }
    // The sort is stable: of words as frequent as each other the first comes first.
    return Vector.ofAll(Keywords.of(text))
        .sortBy(word -> -counts.getOrDefault(word, 0))
        .take(MAX_TOPICS);
  }
}
