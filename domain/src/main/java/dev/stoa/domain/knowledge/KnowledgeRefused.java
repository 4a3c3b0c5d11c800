package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Why an operation on knowledge was refused. Each is a normal result. */
public sealed interface KnowledgeRefused extends Refusal {

  /** The acting agent is unknown or archived. */
  record NoAgent(Refusal reason) implements KnowledgeRefused, Refusal.PassedOn {}

  /** It says nearly the same as another, or it is no variant that can be taken out. */
  record Similar(Refusal reason) implements KnowledgeRefused, Refusal.PassedOn {}

  /** It cannot be superseded or reinstated. */
  record NotSuperseded(Refusal reason) implements KnowledgeRefused, Refusal.PassedOn {}

  /** No entry has this id, or an id that ends with it. */
  @RefusalCode("knowledge.unknown")
  record Unknown(String reference) implements KnowledgeRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return ReferenceLookup.unknown(
          "knowledge", reference, Vector.empty(), "list the entries, including archived ones");
    }
  }

  /** The ids of several entries end with it. */
  @RefusalCode("knowledge.ambiguous")
  record Ambiguous(String reference, Seq<KnowledgeEntry> candidates)
      implements KnowledgeRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return ReferenceLookup.ambiguous(
          "knowledge",
          reference,
          candidates.map(entry -> entry.id() + " (" + entry.domain() + ")"));
    }
  }
}
