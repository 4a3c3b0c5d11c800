package dev.stoa.domain.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;

/** Just enough of tar to read the plain files of an archive. */
public final class TarGz {

  private static final int BLOCK = 512;

  private TarGz() {}

  /** Contents by file name without folders. */
  public static Map<String, byte[]> read(Path archive) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (InputStream in = new GZIPInputStream(Files.newInputStream(archive))) {
      byte[] header = in.readNBytes(BLOCK);
      while (header.length == BLOCK && header[0] != 0) {
        int size = Integer.parseInt(text(header, 124, 12).trim(), 8);
        byte[] content = in.readNBytes(size);
        in.skipNBytes((BLOCK - size % BLOCK) % BLOCK);
        if (header[156] == '0') {
          String path = text(header, 0, 100);
          files.put(path.substring(path.lastIndexOf('/') + 1), content);
        }
        header = in.readNBytes(BLOCK);
      }
    }
    return files;
  }

  private static String text(byte[] header, int from, int length) {
    String field = new String(header, from, length, StandardCharsets.ISO_8859_1);
    int end = field.indexOf(0);
    return end < 0 ? field : field.substring(0, end);
  }
}
