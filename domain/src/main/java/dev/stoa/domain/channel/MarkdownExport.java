package dev.stoa.domain.channel;

/** A channel as a page of Markdown. */
final class MarkdownExport implements ExportFormat {

  @Override
  public String opening(ExportHeading heading) {
    String topic = heading.channel().topic().map(text -> text + "\n\n").getOrElse("");
    return "# "
        + heading.channel().name()
        + "\n\n"
        + topic
        + "## Messages ("
        + heading.messageCount()
        + ")\n";
  }

  @Override
  public String message(ChannelMessage message, String identity, boolean first) {
    return "\n**"
        + identity
        + "** ("
        + ExportInstant.text(message.at())
        + "):\n"
        + message.content()
        + "\n";
  }

  @Override
  public String closing() {
    return "";
  }
}
