package dev.stoa.adapter.cli;

import io.vavr.collection.Seq;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * A command, or a group of them, that is built when it is needed: building all takes longer than
 * most commands run.
 */
public interface CommandNode {

  /** Its last word. */
  String name();

  /** A command without options: what a list of commands needs to know of it. */
  CommandSpec summary();

  /** The command itself, without those below it. */
  CommandLine command();

  /** The commands below it. */
  Seq<CommandNode> below();
}
