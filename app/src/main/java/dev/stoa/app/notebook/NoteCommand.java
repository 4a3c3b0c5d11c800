package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of notes. */
@Command(
    name = "note",
    description = "Private notes of an agent: write, replace, list, and wake.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note write 'Retries need jitter' --as zealot --core",
      "  stoa note journal 'Shipped the retry fix' --as zealot",
      "  stoa note replace 1f9c 77b0 --message 'Jitter and a cap' --as zealot",
      "  stoa note wake --as zealot",
    },
    subcommands = {
      WriteNoteCommand.class,
      EditNoteCommand.class,
      ListNotesCommand.class,
      ShowNoteCommand.class,
      ReplaceNotesCommand.class,
      NoteChainCommand.class,
      RelatedNotesCommand.class,
      CoreNoteCommand.class,
      ArchiveNoteCommand.class,
      RestoreNoteCommand.class,
      DeleteNoteCommand.class,
      JournalCommand.class,
      NotesCommand.class,
      TasksCommand.class,
      BeliefsCommand.class,
      WakeCommand.class
    })
public final class NoteCommand extends CommandGroup {}
