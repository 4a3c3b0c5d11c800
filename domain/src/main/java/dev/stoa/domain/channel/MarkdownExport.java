package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.ControlCharacters;
import dev.stoa.domain.kernel.Instants;

/**
 * A channel as a page of Markdown.
 *
 * <p>Content is quoted line by line and control characters are spelt out, so that no message can
 * look like the heading of another.
 */
final class MarkdownExport implements ExportFormat {

  private static final String BLOCK_SIGNS = "#*>-+=_`~|<";

  @Override
  public String opening(ExportHeading heading) {
    String topic = heading.channel().topic().map(text -> line(text) + "\n\n").getOrElse("");
    return "# "
        + ControlCharacters.spelt(heading.channel().name().value())
        + "\n\n"
        + topic
        + "## Messages ("
        + heading.messageCount()
        + ")\n";
  }

  @Override
  public String message(ChannelMessage message, String identity, boolean first) {
    return "\n**"
        + ControlCharacters.spelt(identity)
        + "** ("
        + Instants.text(message.createdAt())
        + "):\n"
        + quoted(message.content());
  }

  private static String quoted(String content) {
    StringBuilder out = new StringBuilder();
    // Every kind of line break but \n is a control character, and spelt out.
    for (String line : content.split("\n", -1)) {
      out.append("> ").append(ControlCharacters.spelt(line)).append('\n');
    }
    return out.toString();
  }

  /** A line that no sign at its beginning turns into a heading or the like. */
  private static String line(String text) {
    String line = ControlCharacters.spelt(text);
    return BLOCK_SIGNS.indexOf(line.charAt(0)) < 0 ? line : "\\" + line;
  }

  @Override
  public String closing() {
    return "";
  }
}
