/** Commands and demo section of channels and hand-offs. */
@NullMarked
package dev.stoa.app.channel;

import org.jspecify.annotations.NullMarked;
