package dev.stoa.domain.channel;

/** How an export is written: in three parts, so that no channel is too long for it. */
public interface ExportFormat {

  /** For people. */
  ExportFormat MARKDOWN = new MarkdownExport();

  /** For machines: one object, its members in the documented order. */
  ExportFormat JSON = new JsonExport();

  /** What comes before the messages. */
  String opening(ExportHeading heading);

  /** One message, told who its author is; the first is told apart from those that follow. */
  String message(ChannelMessage message, String identity, boolean first);

  /** What comes after the messages. */
  String closing();
}
