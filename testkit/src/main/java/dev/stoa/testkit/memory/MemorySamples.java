package dev.stoa.testkit.memory;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.domain.memory.RedLine;
import io.vavr.control.Option;
import java.time.Instant;

/** Sample memories for the contracts. */
final class MemorySamples {

  static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");
  static final MemoryScope OTHER = new MemoryScope("o'neil ıİ \uD83D\uDE00");

  private MemorySamples() {}

  static Memory memory(String id) {
    return new Memory(
        new MemoryId(id),
        MemoryScope.SHARED,
        MemoryTier.SLOW,
        "content of " + id,
        0.5,
        Experience.NONE,
        CanonicalJson.EMPTY_OBJECT,
        MemoryTimes.from(AT, Option.none()),
        Option.none());
  }

  /** A memory with a different value in every column. */
  static Memory whole(String id) {
    return new Memory(
        new MemoryId(id),
        OTHER,
        MemoryTier.MEDIUM,
        "it's \"a.b\" AND\n\t ıİ \uD83D\uDE00 " + id,
        0.1 + 0.2,
        new Experience(2.0 / 3, 0.25, 11, 7, 3, 2),
        CanonicalJson.of("{\"z\":[1,2.5,null],\"a\":{\"ä\":\"\\u0007\",\"n\":1e21}}"),
        new MemoryTimes(
            AT.minusSeconds(9),
            AT,
            Option.some(AT.plusSeconds(60)),
            Option.some(AT.minusSeconds(3))),
        Option.none());
  }

  static Memory in(MemoryScope scope, Memory memory) {
    return new Memory(
        memory.id(),
        scope,
        memory.tier(),
        memory.content(),
        memory.importance(),
        memory.experience(),
        memory.metadata(),
        memory.times(),
        memory.redLine());
  }

  static Memory in(MemoryTier tier, Memory memory) {
    return new Memory(
        memory.id(),
        memory.scope(),
        tier,
        memory.content(),
        memory.importance(),
        memory.experience(),
        memory.metadata(),
        memory.times(),
        memory.redLine());
  }

  static Memory important(double importance, Memory memory) {
    return new Memory(
        memory.id(),
        memory.scope(),
        memory.tier(),
        memory.content(),
        importance,
        memory.experience(),
        memory.metadata(),
        memory.times(),
        memory.redLine());
  }

  static Memory with(Experience experience, Memory memory) {
    return new Memory(
        memory.id(),
        memory.scope(),
        memory.tier(),
        memory.content(),
        memory.importance(),
        experience,
        memory.metadata(),
        memory.times(),
        memory.redLine());
  }

  static Memory at(MemoryTimes times, Memory memory) {
    return new Memory(
        memory.id(),
        memory.scope(),
        memory.tier(),
        memory.content(),
        memory.importance(),
        memory.experience(),
        memory.metadata(),
        times,
        memory.redLine());
  }

  static Memory updatedAt(Instant at, Memory memory) {
    return at(new MemoryTimes(AT, at, Option.none(), Option.none()), memory);
  }

  static Memory redLined(Memory memory) {
    return memory.protect(new RedLine("law"), false, memory.times().updatedAt()).get();
  }
}
