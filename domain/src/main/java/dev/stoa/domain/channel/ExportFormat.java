package dev.stoa.domain.channel;

/** The format of an export. It is written in three parts, so that it can be streamed. */
public interface ExportFormat {

  /** For people. */
  ExportFormat MARKDOWN = new MarkdownExport();

  /** For machines: one object, its members in the documented order. */
  ExportFormat JSON = new JsonExport();

  /** What comes before the messages. */
  String opening(ExportHeading heading);

  /** One message with the identity of its author, and whether it is the first. */
  String message(ChannelMessage message, String identity, boolean first);

  /** What comes after the messages. */
  String closing();
}
