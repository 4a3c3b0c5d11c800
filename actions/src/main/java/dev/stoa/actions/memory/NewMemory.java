package dev.stoa.actions.memory;

import dev.stoa.actions.Vectors;
import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Remember;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/** What is to be remembered. */
record NewMemory(
    @Param(value = "What to remember.", position = 0) String content,
    @Param(value = "Its scope.", defaultValue = "shared") MemoryScope scope,
    @Param(value = "Its tier.", defaultValue = "slow") MemoryTier tier,
    @Param(value = "How much it matters.", defaultValue = "0.5", min = 0, max = 1)
        double importance,
    @Param(value = "Anything else about it.", defaultValue = "{}") CanonicalJson metadata,
    @Param(value = "Time to live, such as 36h or P30D; without it, no expiry.", option = "ttl")
        Option<Duration> timeToLive,
    @Param("Who said it; asking for that name finds it first.") Option<String> by,
    @Param(value = Vectors.EMBEDDING, label = "numbers") Seq<Double> embedding,
    @Param(value = Vectors.MODEL, label = "name") Option<String> model)
    implements Drafted<Remember> {

  @Override
  public Remember draft() {
    return new Remember(
        content,
        scope,
        tier,
        importance,
        metadata,
        timeToLive,
        by,
        Vectors.embedding(embedding, model));
  }
}
