package dev.stoa.testkit.memory;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryBuilder;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryKind;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.domain.memory.RedLine;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Sample memories for the contracts. */
final class MemorySamples {

  static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");
  static final MemoryScope OTHER = new MemoryScope("o'neil ıİ \uD83D\uDE00");

  private MemorySamples() {}

  static Memory memory(String id) {
    return MemoryBuilder.builder()
        .id(new MemoryId(id))
        .scope(MemoryScope.SHARED)
        .tier(MemoryTier.SLOW)
        .content("content of " + id)
        .importance(0.5)
        .experience(Experience.NONE)
        .metadata(CanonicalJson.EMPTY_OBJECT)
        .times(MemoryTimes.from(AT, Option.none()))
        .redLine(Option.none())
        .author(Option.none())
        .labels(MemoryLabels.NONE)
        .validity(Validity.ALWAYS)
        .successor(Option.none())
        .build();
  }

  /** A memory with a different value in every column. */
  static Memory whole(String id) {
    return MemoryBuilder.builder()
        .id(new MemoryId(id))
        .scope(OTHER)
        .tier(MemoryTier.MEDIUM)
        .content("it's \"a.b\" AND\n\t ıİ \uD83D\uDE00 " + id)
        .importance(0.1 + 0.2)
        .experience(new Experience(2.0 / 3, 0.25, 11, 7, 3, 2))
        .metadata(CanonicalJson.of("{\"z\":[1,2.5,null],\"a\":{\"ä\":\"\\u0007\",\"n\":1e21}}"))
        .times(
            new MemoryTimes(
                AT.minusSeconds(9),
                AT,
                Option.some(AT.plusSeconds(60)),
                Option.some(AT.minusSeconds(3))))
        .redLine(Option.none())
        .author(Option.none())
        .labels(
            new MemoryLabels(
                Vector.of("it's", "\u0131\u0130"),
                MemoryKind.QUESTION,
                true,
                Vector.of(new MemoryId("a,b"))))
        .validity(Validity.ALWAYS.from(AT.minusSeconds(5)).until(AT.plusSeconds(5)))
        .successor(
            Option.some(new Successor<>(new MemoryId("by " + id), Option.some(AT.plusSeconds(7)))))
        .build();
  }

  static Memory in(MemoryScope scope, Memory memory) {
    return MemoryBuilder.from(memory).scope(scope).build();
  }

  static Memory in(MemoryTier tier, Memory memory) {
    return MemoryBuilder.from(memory).tier(tier).build();
  }

  static Memory important(double importance, Memory memory) {
    return MemoryBuilder.from(memory).importance(importance).build();
  }

  static Memory with(Experience experience, Memory memory) {
    return MemoryBuilder.from(memory).experience(experience).build();
  }

  static Memory at(MemoryTimes times, Memory memory) {
    return MemoryBuilder.from(memory).times(times).build();
  }

  static Memory updatedAt(Instant at, Memory memory) {
    return at(new MemoryTimes(AT, at, Option.none(), Option.none()), memory);
  }

  static Memory redLined(Memory memory) {
    return memory.protect(new RedLine("law"), false, memory.times().updatedAt()).get();
  }
}
