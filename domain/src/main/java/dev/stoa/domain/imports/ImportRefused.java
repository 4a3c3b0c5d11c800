package dev.stoa.domain.imports;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why nothing was imported. */
public sealed interface ImportRefused extends Refusal {

  /** There is nothing to read at the location. */
  @RefusalCode("import.no_source")
  record NoSource(String location) implements ImportRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "there is no file " + location + ": check the path";
    }
  }

  /** The source cannot be opened or read. */
  @RefusalCode("import.unreadable")
  record Unreadable(String location, String reason) implements ImportRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return location + " cannot be read: " + reason;
    }
  }

  /** The source is of another system. */
  @RefusalCode("import.other_system")
  record OtherSystem(String location, String system, String table)
      implements ImportRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return location
          + " has no table "
          + table
          + ": give a store of "
          + system
          + ", or choose the command of its system";
    }
  }

  /** A local time cannot be converted without its zone. */
  @RefusalCode("import.zone_missing")
  record ZoneMissing(String table, String column, String value)
      implements ImportRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return table
          + "."
          + column
          + " has the local time "
          + value
          + " without a zone: give the zone of the machine that wrote it, such as --zone"
          + " Europe/Paris";
    }
  }

  /** Two names would become the same identity. */
  @RefusalCode("import.names_collide")
  record NamesCollide(String identity, String one, String other)
      implements ImportRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "the agents \""
          + one
          + "\" and \""
          + other
          + "\" would both be called "
          + identity
          + ": rename one of them in the source";
    }
  }

  /** Another agent has the identity. */
  @RefusalCode("import.identity_taken")
  record IdentityTaken(String identity, String original)
      implements ImportRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "the agent \""
          + original
          + "\" would be called "
          + identity
          + ", and another agent is: rename that one, or import into another workspace";
    }
  }
}
