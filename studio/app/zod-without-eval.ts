import { z } from "zod";

// The policy forbids code from text, which zod would try.
z.config({ jitless: true });
