package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryJson;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.RetentionAdvice;
import dev.stoa.domain.memory.TierTransition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** Memories for people and for machines. */
final class MemoryView {

  private static final int SHOWN_CONTENT = 80;

  private MemoryView() {}

  static Table listed(Seq<Memory> memories) {
    return Table.of("id", "scope", "tier", "importance", "surprise", "updated at", "content")
        .rows(
            memories,
            memory ->
                new Object[] {
                  memory.id(),
                  memory.scope(),
                  memory.tier().label(),
                  shown(memory.importance()),
                  shown(memory.experience().surprise()),
                  memory.times().updatedAt(),
                  beginning(memory.content())
                });
  }

  static Table recalled(Seq<Recalled> recalled, boolean explain) {
    return explain
        ? Table.of("score", "id", "content", "because")
            .rows(
                recalled,
                one ->
                    new Object[] {
                      shown(one.score()),
                      one.memory().id(),
                      beginning(one.memory().content()),
                      one.explain()
                    })
        : Table.of("score", "id", "tier", "content")
            .rows(
                recalled,
                one ->
                    new Object[] {
                      shown(one.score()),
                      one.memory().id(),
                      one.memory().tier().label(),
                      beginning(one.memory().content())
                    });
  }

  static JsonObject json(Recalled recalled) {
    return new JsonMembers()
        .withNumber("score", Option.of(recalled.score()))
        .withNumber("relevance", Option.of(recalled.relevance().value()))
        .withNumber("text_rank", recalled.relevance().textRank())
        .withNumber("bm25", recalled.relevance().bm25())
        .withNumber("vector_rank", recalled.relevance().vectorRank())
        .withNumber("cosine", recalled.relevance().cosine())
        .withNumber("decay", Option.of(recalled.decay()))
        .with("memory", MemoryJson.of(recalled.memory()))
        .object();
  }

  static Answer answer(Memory memory) {
    return Answer.ok(table(memory).text(), MemoryJson.of(memory));
  }

  static Answer answer(Memory memory, Seq<TierTransition> moves) {
    RetentionAdvice advice = RetentionAdvice.about(memory);
    Table history =
        Table.of("moved at", "from", "to", "reason", "surprise")
            .rows(
                moves,
                move ->
                    new Object[] {
                      move.createdAt(),
                      move.from().label(),
                      move.to().label(),
                      move.reason().label(),
                      shown(move.surprise())
                    });
    return Answer.ok(
        table(memory).row("advice", advice.action().label()).text()
            + (moves.isEmpty() ? "" : history.text()),
        new JsonMembers()
            .with("memory", MemoryJson.of(memory))
            .with("advice", advice.action().label())
            .withNumber("retention_score", Option.of(advice.score()))
            .with("moves", moves.map(MemoryView::json))
            .object());
  }

  static JsonObject json(TierTransition move) {
    return new JsonMembers()
        .with("memory_id", move.memory().value())
        .with("from_tier", move.from().label())
        .with("to_tier", move.to().label())
        .with("reason", move.reason().label())
        .withNumber("surprise_score", Option.of(move.surprise()))
        .with("created_at", Instants.text(move.createdAt()))
        .object();
  }

  private static Table table(Memory memory) {
    Experience learnt = memory.experience();
    return Table.of("what", "value")
        .row("id", memory.id())
        .row("scope", memory.scope())
        .row("tier", memory.tier().label())
        .row("content", memory.content())
        .row("importance", memory.importance())
        .row("surprise", learnt.surprise())
        .row("consolidation", learnt.consolidation())
        .row("updates", learnt.updates())
        .row("successes", learnt.successes())
        .row("failures", learnt.failures())
        .row("reinforcements", learnt.reinforcements())
        .row("metadata", memory.metadata())
        .row("created at", memory.times().createdAt())
        .row("updated at", memory.times().updatedAt())
        .row("expires at", memory.times().expiresAt().map(Instants::text).getOrElse(""))
        .row("red line", memory.redLine().map(RedLine::reason).getOrElse(""));
  }

  static String shown(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  private static String beginning(String content) {
    if (content.length() <= SHOWN_CONTENT) {
      return content;
    }
    int end =
        Character.isHighSurrogate(content.charAt(SHOWN_CONTENT - 1))
            ? SHOWN_CONTENT - 1
            : SHOWN_CONTENT;
    return content.substring(0, end) + "…";
  }
}
