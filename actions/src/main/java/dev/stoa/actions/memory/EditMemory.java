package dev.stoa.actions.memory;

import dev.stoa.actions.Vectors;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The changes to a memory. */
record EditMemory(
    @Param(value = MemoryActions.MEMORY, position = 0) MemoryId id,
    @Param("What it says.") Option<String> content,
    @Param(value = "How much it matters.", min = 0, max = 1) Option<Double> importance,
    @Param("Anything else about it.") Option<CanonicalJson> metadata,
    @Param("When it expires.") Option<Instant> expiresAt,
    @Param("Remove its expiry.") boolean neverExpires,
    @Param(value = Vectors.EMBEDDING, label = "numbers") Seq<Double> embedding,
    @Param(value = Vectors.MODEL, label = "name") Option<String> model) {

  EditMemory {
    Vectors.require(embedding, model);
    if (neverExpires && expiresAt.isDefined()) {
      throw BadInput.of("give {expiresAt} or {neverExpires}, not both");
    }
    boolean changes =
        neverExpires
            || content.isDefined()
            || importance.isDefined()
            || metadata.isDefined()
            || expiresAt.isDefined()
            || model.isDefined();
    if (!changes) {
      throw BadInput.of(
          "nothing is to change: give {content}, {importance}, {metadata}, {expiresAt},"
              + " {neverExpires} or {embedding}");
    }
    new MemoryEdit(content, importance, metadata, expiresAt, neverExpires);
  }

  MemoryEdit edit() {
    return new MemoryEdit(content, importance, metadata, expiresAt, neverExpires);
  }
}
