package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why an operation on the graph was refused. Each is a normal result. */
public sealed interface GraphRefused extends Refusal {

  /** No entity has this name, alias or id. */
  @RefusalCode("graph.unknown")
  record Unknown(String entity) implements GraphRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "Entity with name " + entity + " not found: create it first, or search for its name";
    }
  }

  /** Another entity has this name or alias. */
  @RefusalCode("graph.name-taken")
  record NameTaken(String name, String by) implements GraphRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "the name " + name + " belongs to " + by + ": choose another, or merge the two";
    }
  }

  /** The entity was not merged, so that it cannot be separated. */
  @RefusalCode("graph.not-merged")
  record NotMerged(String entity) implements GraphRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return entity + " is not merged into another entity: name one that is";
    }
  }
}
