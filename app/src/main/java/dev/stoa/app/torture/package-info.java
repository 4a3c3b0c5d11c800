/** The torture kit on a workspace. */
@NullMarked
package dev.stoa.app.torture;

import org.jspecify.annotations.NullMarked;
