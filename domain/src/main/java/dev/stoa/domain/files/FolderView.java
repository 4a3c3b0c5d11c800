package dev.stoa.domain.files;

import io.vavr.collection.Seq;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.TreeMap;

/** The rule by which a folder is shown: two levels, with sizes, without what is hidden. */
public final class FolderView {

  private static final int LEVELS = 2;
  private static final int KILO = 1024;
  private static final String UNITS = "BKMG";

  private FolderView() {}

  /** What is in a folder; the size of a folder is that of all files in it. */
  public static String of(FilePath folder, Seq<FileEntry> files) {
    TreeMap<String, Long> shown = new TreeMap<>();
    long whole = 0;
    for (FileEntry file : files) {
      whole += file.size();
      add(shown, file.path().behind(folder), file.size());
    }
    StringBuilder answer =
        new StringBuilder("Here're the files and directories up to 2 levels deep in ")
            .append(folder)
            .append(", excluding hidden items and node_modules:\n")
            .append(size(whole))
            .append('\t')
            .append(folder);
    shown.forEach(
        (key, bytes) ->
            answer
                .append('\n')
                .append(size(bytes))
                .append('\t')
                .append(folder)
                .append('/')
                .append(key.replace('\0', '/')));
    return answer.toString();
  }

  /**
   * Adds a file and the folders that it is in. The keys have NUL for a slash: a folder is directly
   * before what is in it, as when the names of each folder are sorted.
   */
  private static void add(TreeMap<String, Long> shown, String path, long bytes) {
    String[] names = path.split("/");
    StringBuilder key = new StringBuilder();
    for (int level = 0; level < Math.min(names.length, LEVELS); level++) {
      if (isHidden(names[level])) {
        return;
      }
      key.append(names[level]);
      if (level < names.length - 1) {
        key.append('\0');
      }
      shown.merge(key.toString(), bytes, Long::sum);
    }
  }

  private static boolean isHidden(String name) {
    return name.startsWith(".") || name.equals("node_modules");
  }

  /** A size for people, such as {@code 1.5K}. */
  static String size(long bytes) {
    int unit = 0;
    long scale = 1;
    while (bytes / scale >= KILO && unit < UNITS.length() - 1) {
      scale *= KILO;
      unit++;
    }
    BigDecimal size = BigDecimal.valueOf(bytes).divide(BigDecimal.valueOf(scale));
    boolean isWhole = bytes % scale == 0;
    return size.setScale(isWhole ? 0 : 1, RoundingMode.HALF_UP).toPlainString()
        + UNITS.charAt(unit);
  }
}
