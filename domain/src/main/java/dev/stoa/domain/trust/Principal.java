package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.Sha256;

/**
 * Who writes, as an edge has authenticated it.
 *
 * @param name the id of an agent, of a token or of a user
 */
public record Principal(OriginClass origin, String name) {

  private static final int ID_DIGITS = 16;

  /** The longest name. */
  public static final int MAX_NAME = 256;

  /** Who runs the program, unless a call names another. */
  public static final Principal LOCAL = new Principal(OriginClass.AGENT, "local");

  /** Refuses a blank or too long name. */
  public Principal {
    PlainText.require("principal", name, MAX_NAME);
  }

  /** What stands for a name where it cannot be erased. */
  public static String idOf(String name) {
    return Sha256.hex(name).substring(0, ID_DIGITS);
  }

  /** A tool. */
  public static Principal tool(String name) {
    return new Principal(OriginClass.TOOL, name);
  }

  /** A person. */
  public static Principal person(String name) {
    return new Principal(OriginClass.PERSON, name);
  }

  /** An agent. */
  public static Principal agent(String name) {
    return new Principal(OriginClass.AGENT, name);
  }

  /** What brings in the content of another store. */
  public static Principal imported(String system) {
    return new Principal(OriginClass.IMPORTED, system);
  }
}
