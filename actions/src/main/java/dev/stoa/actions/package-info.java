/** Every use case that callers outside Java may ask for, described once; edges derive from it. */
@NullMarked
package dev.stoa.actions;

import org.jspecify.annotations.NullMarked;
