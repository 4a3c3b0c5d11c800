/** Where agents talk. Speaks of: kernel. */
@NullMarked
package dev.stoa.domain.channel;

import org.jspecify.annotations.NullMarked;
