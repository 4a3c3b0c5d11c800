package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * A query for conclusions about similar topics, the most similar first.
 *
 * @param minConfidence only those at least this confident, from 0 to 1
 */
public record TopicQuery(String topic, Option<Discipline> domain, double minConfidence, int limit) {

  /** Refuses values out of range. */
  public TopicQuery {
    PlainText.require("topic", topic, ConsensusDraft.MAX_TOPIC);
    UnitRange.require("min_confidence", minConfidence);
    Page.checkedSize(limit);
  }

  /** Conclusions of every domain. */
  public static TopicQuery about(String topic) {
    return new TopicQuery(topic, Option.none(), 0, Page.USUAL_SIZE);
  }

  /** Only those of this domain. */
  public TopicQuery in(Discipline wanted) {
    return new TopicQuery(topic, Option.some(wanted), minConfidence, limit);
  }

  /** Only those at least this confident. */
  public TopicQuery confident(double least) {
    return new TopicQuery(topic, domain, least, limit);
  }

  /** At most this number. */
  public TopicQuery limit(int most) {
    return new TopicQuery(topic, domain, minConfidence, most);
  }
}
